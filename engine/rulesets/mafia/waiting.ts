/**
 * Names of what waits or lasts on a seat, as traits in the state.
 * `standing`: an earlier use that goes on, or takes effect in a later phase. `doomed`: dies later. `doused`: dies on ignition, `args` names
 * the held power. `awaited`: a result or a change that comes later. `tied`: whoever laid it dies with its holder, `args` says as what and by which copy of a power.
 * `revealed`: everybody was told the alignment.
 * `neighbours`: holder and layer may talk for one night. `motivated`: may use one ability twice in that night.
 * `saved`: standing protection, named in `args`, has stopped its one attempt of this phase.
 * `duelling`: votes of that Day are for one of these or nobody. `condemned`: has the majority, the lynch waits; `args` holds the votes.
 * `requesting`: asks for permission to use the power whose form is named in `args`; `permitted`: has it for that phase.
 * `turned`: a counted power has decided whether the votes for its holder were enough that Day.
 * `stumped`: counts as dead for the rest of that Day.
 */
export const STANDING = 'standing';
export const DOOMED = 'doomed';
export const DOUSED = 'doused';
export const AWAITED = 'awaited';
export const TIED = 'tied';
export const REVEALED = 'revealed';
export const NEIGHBOURS = 'neighbours';
export const MOTIVATED = 'motivated';
export const SAVED = 'saved';
export const DUELLING = 'duelling';
export const CONDEMNED = 'condemned';
export const REQUESTING = 'requesting';
export const PERMITTED = 'permitted';
export const TURNED = 'turned';
export const STUMPED = 'stumped';

/** Facts: true while the next Day is to be skipped; the phases, as text, in which all killing actions fail. */
export const SKIP = 'skip';
export const SHIELD = 'shield';
