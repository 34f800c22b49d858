import { useEffect } from 'preact/hooks';
import type { ClientView } from '../../client-contract.ts';
import { Blocks } from '../blocks/blocks.tsx';
import { QuestionDialog } from '../forms/question-dialog.tsx';
import { SurfaceProvider, useForm } from '../forms/surface.tsx';
import { usePage } from '../page-context.ts';

/** The app's Home tab. Opening it tells the app, which may publish it anew. */
export function HomePane({ lines }: { readonly lines: number }) {
  const { client, acts } = usePage();
  useEffect(() => void acts.attempt((user, api) => api.home({ user })), [client.me.id, lines]);
  return (
    <div class="home" role="tabpanel" aria-label="Home" data-home={client.me.id} tabIndex={0}>
      {client.home ? <Home view={client.home} /> : <NoHome name={client.app.name} />}
    </div>
  );
}

const NoHome = ({ name }: { readonly name: string }) => (
  <div class="nothing">
    <div class="nothing-sign" aria-hidden="true">
      ☾
    </div>
    <h2>This is the home of {name}</h2>
    <p>{name} has not put anything here for you yet.</p>
  </div>
);

function Home({ view }: { readonly view: ClientView }) {
  const { acts } = usePage();
  const { surface, question } = useForm(view.blocks, (action, state) => acts.act({ view: view.id }, action, state));
  return (
    <SurfaceProvider surface={surface}>
      <Blocks blocks={view.blocks} />
      <QuestionDialog question={question} />
    </SurfaceProvider>
  );
}
