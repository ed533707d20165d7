import { useState } from 'preact/hooks';
import { more } from '../i18n/index.ts';
import { CheckBox, CheckBoxes } from '../ui/form.tsx';
import { chooseSounds, hasSounds } from './choice.ts';
import { playSound } from './play.ts';

/** Switches sounds on this device on and off; switching on plays one. */
export function SoundChoice() {
  const [isOn, setOn] = useState(hasSounds);
  const words = more().settings;
  return (
    <CheckBoxes legend={words.sounds}>
      <CheckBox
        name="sounds"
        label={words.soundsOn}
        hint={words.onThisDevice}
        checked={isOn}
        onChange={({ currentTarget: { checked } }) => {
          chooseSounds(checked);
          setOn(checked);
          playSound('turn');
        }}
      />
    </CheckBoxes>
  );
}
