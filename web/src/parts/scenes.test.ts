import { expect, it } from 'vitest';
import { scenes, sceneOf } from './scenes';

it('a_scene_has_the_box_of_its_drawing', () => {
  expect(sceneOf('jamaica')).toEqual({
    id: 'scene-jamaica',
    box: [0, -22, 412, 330],
    fit: 'xMidYMid slice',
  });
  expect(sceneOf('no-such-game')).toBeUndefined();
});

it('all_scenes_are_symbols_of_one_drawing', () => {
  expect(scenes).toContain('<symbol id="scene-jamaica" viewBox=');
  expect(scenes).toContain('<symbol id="scene-aye" viewBox=');
  expect(scenes.match(/<svg/g)).toHaveLength(1);
});
