import type { Theme } from '../words.ts';

const hint = 'A length such as "12h" or "90m", or the time it ends, such as "16:00".';

/** What the options of the clocktower rules settle. */
export const clocktowerOptions: Theme = {
  'option.clocktower.mode': 'What the rules leave to the Storyteller',
  'option.clocktower.mode.automatic': 'is settled by chance and at once',
  'option.clocktower.mode.storyteller': 'the host is asked',
  'option.clocktower.setup': 'What the deal leaves open',
  'option.clocktower.setup.automatic': 'is settled by chance and at once',
  'option.clocktower.setup.storyteller': 'the host is asked before the first night',
  'option.clocktower.preparation': 'For that the host has',
  'option.clocktower.preparation.hint': hint,
  'option.clocktower.discussion': 'Each day begins with talk, for',
  'option.clocktower.discussion.hint': hint,
  'option.clocktower.nominations': 'Then nominations are open for',
  'option.clocktower.nominations.hint': hint,
  'option.clocktower.voting': 'Then only votes are left, for',
  'option.clocktower.voting.hint': hint,
  'option.clocktower.night': 'Choices of a night are open for',
  'option.clocktower.night.hint': hint,
  'option.clocktower.lock': 'Then they are locked until dawn, for',
  'option.clocktower.lock.hint': hint,
  'option.clocktower.dusk': 'A decision about the vote may take',
  'option.clocktower.dusk.hint': hint,
  'option.clocktower.deadVote': 'Whoever is out has left',
  'option.clocktower.deadVote.one': 'one vote, which may be moved until it is locked',
  'option.clocktower.deadVote.day': 'one day of voting',
  'option.clocktower.travellersVote': 'Travellers vote',
  'option.clocktower.precast': 'Votes that are not locked yet',
  'option.clocktower.precast.shown': 'are seen by all',
  'option.clocktower.precast.hidden': 'are seen by their voters alone',
  'option.clocktower.script': 'Characters that there are',
  'option.clocktower.script.hint': '"lantern" for all of them, or their names with commas between.',
  'option.clocktower.check': 'The setup must be one that the rules would deal',
};
