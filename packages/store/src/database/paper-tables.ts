/** The bytes of papers, apart from what is said of them. */
export interface PaperTables {
  paper_pieces: PaperPieceTable;
  matter_paper_pieces: PaperPieceTable & { matter: string };
}

/** The bytes of a paper, some in each row; none where it was erased. */
interface PaperPieceTable {
  corporation: string;
  hash: string;
  /** 1, 2, 3 … in the order of the bytes. */
  place: number;
  content: Uint8Array;
}
