declare module 'hershey' {
  /** Lines of the strokes of a text, around x = 0; y grows upwards, capitals from -9 to 12. What the font lacks is blank. */
  export function stringToPaths(text: string): {
    readonly bounds: { readonly minX: number; readonly maxX: number };
    readonly paths: readonly (readonly (readonly [number, number])[])[];
  };
}
