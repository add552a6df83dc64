import { Button } from '@campus/ui/button/button.tsx'
import { sayCount } from '@campus/ui/figures/count-with-unit.ts'
import { type Columns, Table } from '@campus/ui/table/table.tsx'
import { dateOf } from '@campus/ui/time/relative-time.ts'
import { useMinuteOf } from '@campus/ui/time/use-minute-of.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import '../../../../console/look/console-look.css'
import type { Key } from './key-card.tsx'
import { KeyState } from './key-state.tsx'
import { RevokeDialog } from './revoke-dialog.tsx'
import { keysWords } from './words.ts'

const day = (at: string) => dateOf(Date.parse(at))

/** With a way to revoke for who may. */
const useColumns = (onRevoke: ((key: Key) => void) | undefined): Columns<Key> => {
  const words = useWords(keysWords)
  const minuteOf = useMinuteOf()
  return [
    { title: words.purpose, cell: ({ purpose }) => words[purpose] },
    { title: words.serial, cell: ({ serial }) => <code title={serial}>{serial.slice(0, 16)}</code> },
    {
      title: words.validity,
      cell: ({ validFrom, validTo }) => <span className="console-figures">{words.fromTo(day(validFrom), day(validTo))}</span>,
    },
    {
      title: words.state,
      cell: ({ state, revokedSince, revokeReason }) => (
        <span className="key-over">
          <KeyState state={state} />
          {revokedSince && <small>{words.revokedSince(minuteOf(Date.parse(revokedSince)), revokeReason)}</small>}
        </span>
      ),
    },
    { title: words.signed, cell: ({ signed }) => (signed === null ? '—' : sayCount(signed)), isNumber: true },
    ...(onRevoke
      ? [
          {
            title: words.action,
            cell: (key: Key) =>
              key.state === 'retired' && (
                <Button size="small" color="danger" fill="outline" onClick={() => onRevoke(key)}>
                  {words.revoke}
                </Button>
              ),
          },
        ]
      : []),
  ]
}

/** Certificates that sign no more; what they signed still counts, unless they were revoked. */
export function EarlierKeys({ keys, mayRevoke }: { readonly keys: readonly Key[]; readonly mayRevoke: boolean }) {
  const words = useWords(keysWords)
  const [chosen, setChosen] = useState<Key>()
  const columns = useColumns(mayRevoke ? setChosen : undefined)
  return (
    <section className="console-card">
      <h2>{words.earlier}</h2>
      {keys.length === 0 ? (
        <p className="console-note">{words.noEarlier}</p>
      ) : (
        <Table label={words.earlier} columns={columns} rows={keys} keyOfRow={({ id }) => id} />
      )}
      {chosen && <RevokeDialog id={chosen.id} serial={chosen.serial} onClose={() => setChosen(undefined)} />}
    </section>
  )
}
