/** The offices that are elected, in the order in which they are filled; each is an extra role of this id. werewolves/rule/elections#2 */
export const offices: readonly string[] = ['mayor', 'reporter', 'guardian'];
