import { describe, expect, it } from 'vitest';
import { read } from './route.svelte';

describe('a path', () => {
  it.each([
    ['/', { page: 'lobby', id: '' }],
    ['/table/abc', { page: 'table', id: 'abc' }],
    ['/table', { page: 'not-found', id: '' }],
    ['/rules', { page: 'rules', id: '' }],
    ['/rules/aye', { page: 'rules', id: 'aye' }],
    ['/settings', { page: 'settings', id: '' }],
    ['/nonsense', { page: 'not-found', id: '' }],
    ['/%E0%A4%A', { page: 'not-found', id: '' }],
    ['/table/%E0%A4%A', { page: 'table', id: '%E0%A4%A' }],
  ])('%s_leads_somewhere', (path, to) => {
    expect(read(path)).toEqual(to);
  });
});
