import dark from 'landscape-dark.svg';
import light from 'landscape-light.svg';
import { useTheme } from '../app/appearance.ts';

const ADDRESSES = { light, dark };

/** A landscape for the welcome page, drawn at build time. */
export function Landscape() {
  const { name } = useTheme();
  return <img class="landscape" src={ADDRESSES[name]} width={500} height={300} alt="" />;
}
