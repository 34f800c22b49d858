/** Lines of a record: on a day somebody is nominated by the first of these and has the votes of all of them. The day is not ended. */
export const voted = (day: number, whom: string, ...voters: readonly string[]): string => `
    - day ${day} nominations: [${voters[0]!}: nominate ${whom}]
    - day ${day} voting: [${voters.map(name => `${name}: vote ${whom} yes`).join(', ')}]`;
