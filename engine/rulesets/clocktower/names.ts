/** How an ability is typed: its name, with a straight apostrophe or without one. */
export function abilityNames({ name }: { readonly name: string }): readonly string[] {
  const low = name.toLowerCase();
  return low.includes("'") ? [low, low.replaceAll("'", '')] : [low];
}
