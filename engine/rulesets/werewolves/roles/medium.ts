import { QUESTION } from '../day/open.ts';
import { words } from '../fields.ts';
import type { Role } from '../role.ts';
import { idsOf } from '../rule-ids.ts';
import { tellTheDead } from '../the-dead.ts';

export const medium: Role = {
  id: 'medium',
  name: 'Medium',
  team: 'townsfolk',
  category: 'power',
  strength: 2.5,
  covers: idsOf('werewolves/role/medium', 7, 3),
  card: ['medium'],
  parts: ['asks-the-dead'],
  deal: { most: 1 },
  abilities: [{
    id: 'ask', when: 'now', phase: 'night',
    form: () => ({ text: words(300) }),
    act: ({ scene, answer }) => scene.set(QUESTION, answer['text']![0]!),
  }],
  startDay: scene => {
    const asked = scene.fact(QUESTION);
    if (typeof asked === 'string' && asked !== '') tellTheDead(scene, { kind: 'notice', key: 'medium.asked', about: [], args: { text: asked } });
  },
  loses: scene => scene.set(QUESTION, ''),
  mourns(scene, power, seat, deaths) {
    if (!deaths.some(death => death.seat === seat)) return;
    scene.set(QUESTION, '');
    if (scene.play.polls[power.power]) scene.add({ type: 'PollClosed', poll: power.power });
  },
  endDay(scene, power, seat) {
    const poll = scene.play.polls[power.power];
    if (!poll) return;
    const count = (choice: string): number => poll.ballots.filter(ballot => ballot.choice === choice).length;
    const result = count('yes') === count('no') ? { word: 'tie' } : { yes: count('yes') > count('no') };
    scene.tell(seat, { kind: 'result', key: 'told.alone', ability: 'medium', about: [], result, args: { text: scene.fact(QUESTION) ?? '' } });
    scene.set(QUESTION, '');
  },
};
