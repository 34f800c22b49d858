import { Office } from './office.ts';

export async function running(more = ''): Promise<{ office: Office; game: string }> {
  const office = new Office();
  const { game } = await office.begin(more);
  return { office, game };
}
