import { describe, expect, it } from 'vitest';
import { readInvitation } from './invitation';

describe('an invitation', () => {
  it.each(['YHD8K2', 'yhd8k2', ' yhd 8k2 ', 'YHD-8K2', '“YHD8K2”.', 'y h d 8 k 2\n'])(
    'may_be_a_code_written_as_%s',
    (text) => {
      expect(readInvitation(text)).toEqual({ code: 'YHD8K2' });
    },
  );

  it.each([
    'https://tortuga.example/table/9pQ_x-7aBcDe',
    'look: http://localhost:8080/table/9pQ_x-7aBcDe#chat',
    '9pQ_x-7aBcDe',
  ])('may_be_a_link_or_an_id:_%s', (text) => {
    expect(readInvitation(text)).toEqual({ table: '9pQ_x-7aBcDe' });
  });
});
