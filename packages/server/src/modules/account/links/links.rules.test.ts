import assert from 'node:assert/strict'
import { test } from 'node:test'
import { appId, type Link, linksSinceLastProof, type Proof } from './links.rules.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute))
const link = (id: string, minute: number, kind: Link['kind'] = 'passkey'): Link => ({ id, kind, createdAt: at(minute) })
const password = (minute: number): Proof => ({ provedAt: at(minute), madeWith: null })
const made = (madeWith: string, minute: number): Proof => ({ provedAt: at(minute), madeWith })

const table: readonly [says: string, links: Link[], proofs: Proof[], removed: string[], appSince?: Date][] = [
  ['a link older than the last proof stays', [link('a', 1)], [password(2)], []],
  ['a link made since the last proof goes', [link('a', 3)], [password(2)], ['a']],
  [
    'the address of a calendar made since then goes, an older one stays',
    [link('a', 1, 'calendar'), link('b', 3, 'calendar')],
    [password(2)],
    ['b'],
  ],
  ['without any proof nothing vouches for a link', [link('a', 1, 'account'), link('b', 2, 'identity')], [], ['a', 'b']],
  ['a passkey does not vouch for itself', [link('mine', 3)], [password(2), made('mine', 4)], ['mine']],
  ['nor for what its thief linked later', [link('mine', 3), link('b', 4, 'account')], [password(2), made('mine', 5)], ['mine', 'b']],
  ['a passkey that is kept vouches', [link('old', 1), link('b', 3, 'identity')], [password(2), made('old', 4)], []],
  ['a passkey that is gone vouches for nothing', [link('b', 3, 'identity')], [made('removed', 4)], ['b']],
  ['an app that another proof vouches for vouches', [link('b', 3, 'identity')], [password(2), made(appId, 4)], [], at(1)],
  ['an app does not vouch for itself, nor for a link of its thief', [link('b', 4)], [password(2), made(appId, 5)], ['b'], at(3)],
  ['nor does a passkey that was added with it', [link('mine', 4)], [password(2), made('mine', 5), made(appId, 6)], ['mine'], at(3)],
  ['an app that is gone vouches for nothing', [link('b', 3, 'identity')], [password(2), made(appId, 4)], ['b']],
  ['the order given does not matter', [link('b', 4, 'account'), link('mine', 3)], [password(2), made('mine', 5)], ['mine', 'b']],
]

for (const [summary, links, proofs, removed, appSince] of table)
  test(summary, () => {
    const judged = linksSinceLastProof(links, proofs, appSince)
    assert.deepEqual(
      judged.removed.map(({ id }) => id),
      removed,
    )
    assert.equal(judged.kept.length + judged.removed.length, links.length)
  })
