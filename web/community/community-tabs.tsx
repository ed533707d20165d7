import { more, t } from '../i18n/index.ts';
import { Tabs } from '../ui/tabs.tsx';

const ADDRESSES = {
  competitions: '/competitions',
  clubs: '/clubs',
  ratings: '/ratings',
  players: '/players',
} as const;

/** Tabs for the lists of the community. */
export function CommunityTabs({ current }: { readonly current: keyof typeof ADDRESSES }) {
  const words = more().community;
  const tabs = Object.entries(ADDRESSES).map(([name, address]) => ({
    address,
    label: words[name as keyof typeof ADDRESSES],
  }));
  return <Tabs label={t().nav.community} tabs={tabs} current={ADDRESSES[current]} />;
}
