import type { GetResponse } from '@portal/shared/http';

export type ChannelList = GetResponse<'/channel/list'>;
export type Channel = ChannelList['items'][number];
