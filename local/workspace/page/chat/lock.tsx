/** Stands before the name of a private channel, drawn: not every machine has a font with that sign. */
export const Lock = () => (
  <svg aria-hidden="true" width="12" height="13" viewBox="0 0 12 13" fill="none" stroke="currentColor" stroke-width="1.4">
    <rect x="1.2" y="5.5" width="9.6" height="6.6" rx="1.4" />
    <path d="M3.4 5.5V3.6a2.6 2.6 0 0 1 5.2 0v1.9" />
  </svg>
);
