import { Badge } from '@portal/shared/ui/controls';
import type { Track } from './tracks.api.ts';

export type TrackTagsProps = { tags: Track['tags'] };

/** The tags of a track. */
export function TrackTags({ tags }: TrackTagsProps) {
  return tags.map(({ id, name }) => (
    <Badge key={id} kind="outline">
      {name}
    </Badge>
  ));
}
