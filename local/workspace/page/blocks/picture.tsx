import type { ImageBlock, ImageElement } from '@slack/types';
import { useDirectory } from '../directory.ts';
import { safeUrl } from '../text/mrkdwn.ts';
import { plain } from '../text/text-object.tsx';

type Source = Pick<ImageElement, 'alt_text'> &
  ({ readonly image_url?: string } | { readonly slack_file?: { readonly url?: string; readonly id?: string } });

/** Where this page gets a file that the server keeps. */
const fileUrl = (path: string, me: string): string => `${path.split('?')[0] ?? ''}?user=${encodeURIComponent(me)}`;

/** An address on this server or on the web; null for any other. */
export function sourceOf(url: string, me: string): string | null {
  return /^\/client\/files\/[\w.-]+(?:\?|$)/.test(url) ? fileUrl(url, me) : safeUrl(url);
}

function urlOf(image: Source): string | undefined {
  if ('image_url' in image) return image.image_url;
  if (!('slack_file' in image) || image.slack_file === undefined) return undefined;
  return image.slack_file.url ?? `/client/files/${image.slack_file.id ?? ''}`;
}

/** An image, with its words for those who cannot see it. */
export function Picture({ image }: { readonly image: Source }) {
  const { me } = useDirectory();
  const source = sourceOf(urlOf(image) ?? '', me);
  return source === null ? <span class="unknown">{image.alt_text}</span> : <img src={source} alt={image.alt_text} />;
}

/** An image block with its title. */
export const ImageBlockView = ({ block }: { readonly block: ImageBlock }) => (
  <figure class="block image">
    {block.title && <figcaption>{plain(block.title)}</figcaption>}
    <Picture image={block} />
  </figure>
);
