/** What the charts hatch with: cut or left out, and against. */
export function Patterns() {
  return (
    <svg width="0" height="0" aria-hidden="true" className="hidden">
      <defs>
        <pattern id="cut" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className="pattern-ground" width="6" height="6" />
          <line className="pattern-line" x1="0" y1="0" x2="0" y2="6" />
        </pattern>
        <pattern id="against" width="4" height="4" patternUnits="userSpaceOnUse">
          <rect className="pattern-ground" width="4" height="4" />
          <line className="pattern-against" x1="0" y1="1" x2="4" y2="1" />
        </pattern>
      </defs>
    </svg>
  );
}
