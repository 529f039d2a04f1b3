import type { NoteOfConstruction, Reading } from '@quorate/engine';
import { sixteenthDefinitionNotes, sixteenthDefinitionReadings } from './sixteenth-definitions.js';

export const sixteenthReadings: readonly Reading[] = [
  {
    id: 'I-16a',
    cite: 'SIXTEENTH.C(2)',
    asks: 'Against whose total assets are assets measured that the “Related Person”, a term without definition, disposes of?',
    options: {
      'interested-shareholder': 'Against those of the Interested Shareholder who disposes of them.',
      corporation: 'Against those of the Corporation in every case.',
    },
    adopted: 'interested-shareholder',
    because: 'Section A(1)(c) is about assets of an Interested Shareholder; the term came from another form.',
  },
  {
    id: 'I-16b',
    cite: 'SIXTEENTH.A(1)(g)',
    asks: 'Do the words on who proposes it (“by or on behalf of”) govern the whole list, or only recapitalizations?',
    options: {
      'all-four': 'The whole list: nothing in it is caught unless an Interested Shareholder proposes it.',
      'the-last-only': 'Only recapitalizations: the others are caught whoever proposes them.',
    },
    adopted: 'all-four',
    because:
      'Every other item supposes an Interested Shareholder, and the second vote leaves out its shares; words after a list of one kind govern all of it.',
  },
  {
    id: 'I-16e',
    cite: 'SIXTEENTH.A(1)[ii]',
    asks: 'Whose shares are left out of the second vote?',
    options: {
      all: 'Those of every Interested Shareholder.',
      party: 'Those of the Interested Shareholders concerned in the transaction.',
    },
    adopted: 'all',
    because: 'The text says an Interested Shareholder, not the one concerned.',
  },
  {
    id: 'I-16f',
    cite: 'SIXTEENTH.A(1)[i]',
    asks: 'How do shares count whose votes Article Seventeenth, Section B, limits?',
    options: {
      'both-sides': 'As limited, among the votes for and in the base.',
      'votes-cast-only': 'As limited among the votes for, in full in the base.',
      'full-shares': 'In full on both sides: this Article counts shares, not votes.',
    },
    adopted: 'both-sides',
    because:
      'A share counts as far as it may vote; with the full base a holder of about 30 % would make approval impossible.',
  },
  {
    id: 'I-16g',
    cite: 'SIXTEENTH.A(1)[i]',
    asks: 'Are shares that vote only as a separate class in the base of the two general votes as well?',
    options: {
      'general-vote-only': 'No: the separate vote is a second ballot.',
      'separate-classes-too': 'Yes: they are entitled to vote on the transaction.',
    },
    adopted: 'general-vote-only',
    because: 'The common stock alone has the general vote; “separately” marks a vote of another kind.',
  },
  {
    id: 'I-16j',
    cite: 'SIXTEENTH.A(1)(e)',
    asks: 'Are securities “of” an Interested Shareholder those it has issued, or also those it holds?',
    options: {
      'issued-by': 'Those it has issued.',
      'held-by': 'Those it holds as well, so that the Corporation’s purchase of its own stock from it is caught.',
    },
    adopted: 'issued-by',
    because: 'The same words follow of what can be converted into securities of it, which only an issuer’s can.',
  },
  {
    id: 'I-16k',
    cite: 'SIXTEENTH.C(2)',
    asks: 'Are total assets those of the consolidated balance sheet, or of the parent alone?',
    options: {
      consolidated: 'Consolidated, at the value carried there.',
      'parent-alone': 'Of the parent alone, at the value carried there.',
    },
    adopted: 'consolidated',
    because: 'The assets of a holding company are its subsidiaries’; the list speaks of both.',
  },
  {
    id: 'I-16o',
    cite: 'SIXTEENTH.B',
    asks: 'Before what must the Continuing Directors have approved a combination “in advance”?',
    options: {
      agreement: 'Before the first binding agreement for it.',
      completion: 'Before it is completed.',
    },
    adopted: 'agreement',
    because: 'An agreement for a combination is one itself by Section A(1)(i), and must be free when it is made.',
  },
  ...sixteenthDefinitionReadings,
];

export const sixteenthNotes: readonly NoteOfConstruction[] = [
  {
    cite: 'SIXTEENTH.A(1)',
    slip: 'The first vote and the last transaction of the list bear the same letter.',
    readAs: 'The votes are cited as [i] and [ii], the transactions as (a) to (i).',
  },
  {
    cite: 'SIXTEENTH.A(1)(c)',
    slip: 'The parenthesis that (b) opens is missing in (c).',
    readAs: 'Mortgages, pledges and other security are dispositions in (c) as in (b).',
  },
  {
    cite: 'SIXTEENTH.A(1)(g)',
    slip: 'A full stop ends (g) before (h) and (i).',
    readAs: 'The list goes on through (i).',
  },
  {
    cite: 'SIXTEENTH.A(1)(i)',
    slip: 'It speaks of the transactions described in this Section (A).',
    readAs: 'Those of Section A(1).',
  },
  {
    cite: 'SIXTEENTH.B',
    slip: 'It says nothing for the case that no Continuing Director is left.',
    readAs: 'Nobody can then approve: two thirds of nobody is not reached.',
  },
  {
    cite: 'SIXTEENTH.A(2)',
    slip: 'It names exchanges and quotation systems; Section B names federal regulatory agencies too.',
    readAs: 'As written: an agreement with such an agency can ask for more, and none can ask for less.',
  },
  ...sixteenthDefinitionNotes,
];
