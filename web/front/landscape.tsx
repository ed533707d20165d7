import dark from 'landscape-dark.svg';
import light from 'landscape-light.svg';
import { useTheme } from '../app/appearance.ts';

const ADDRESSES = { light, dark };

/** A picture of a country for the welcome page, which was drawn when the page was built. */
export function Landscape() {
  const { name } = useTheme();
  return <img class="landscape" src={ADDRESSES[name]} width={500} height={300} alt="" />;
}
