import { revokeCredential, schoolTerminal } from '@campus/contract/terminals/console.ts'
import type { TerminalPart } from '@campus/contract/terminals/machine.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { type Columns, Table } from '@campus/ui/table/table.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useAction } from '../../../../api/use-action.ts'
import '../../../../console/look/console-look.css'
import { Moment } from '../../../../console/look/moment.tsx'
import { useMay } from '../use-may.ts'
import { EnrolmentDialog } from './enrolment-dialog.tsx'
import type { LiveTerminal } from './use-live.ts'
import { credentialWords } from './words.ts'

type Credential = LiveTerminal['credentials'][number]

const tones = { valid: 'good', revoked: 'over', doubled: 'bad' } as const

function Revoke({ credential: { id, part } }: { readonly credential: Credential }) {
  const words = useWords(credentialWords)
  const { act, isActing } = useAction(revokeCredential, { changes: [schoolTerminal] })
  const revoke = async () => {
    if (!(await ask({ title: words.revokeTitle(words[part]), text: words.revokeText, confirm: words.revoke }))) return
    await act({ credentialId: id })
    toast(words.isRevoked, 'success')
  }
  return (
    <Button size="small" color="danger" fill="outline" loading={isActing} onClick={() => void revoke().catch(() => undefined)}>
      {words.revoke}
    </Button>
  )
}

const useColumns = (mayRevoke: boolean): Columns<Credential> => {
  const words = useWords(credentialWords)
  return [
    { title: words.part, cell: ({ part }) => words[part] },
    { title: words.state, cell: ({ state }) => <StateMark tone={tones[state]} t={words[state]} /> },
    { title: words.device, cell: ({ deviceName }) => deviceName || '—' },
    { title: words.network, cell: ({ network }) => <span className="console-figures">{network || '—'}</span> },
    { title: words.enrolledAt, cell: ({ enrolledAt }) => <Moment at={enrolledAt} /> },
    { title: words.seenAt, cell: ({ seenAt }) => (seenAt ? <Moment at={seenAt} /> : '—') },
    ...(mayRevoke
      ? [{ title: words.action, cell: (credential: Credential) => credential.state === 'valid' && <Revoke credential={credential} /> }]
      : []),
  ]
}

/** Which machines are this terminal, and the way for another to become one. */
export function Credentials({ terminal: { id, credentials } }: { readonly terminal: LiveTerminal }) {
  const words = useWords(credentialWords)
  const { setUp } = useMay()
  const [part, setPart] = useState<TerminalPart>()
  const columns = useColumns(setUp)
  const [current, earlier] = [
    credentials.filter(({ state }) => state !== 'revoked'),
    credentials.filter(({ state }) => state === 'revoked'),
  ]
  return (
    <section className="console-card">
      <h2>{words.title}</h2>
      <p className="console-note">{words.note}</p>
      {current.length === 0 ? (
        <p className="console-note">{words.none}</p>
      ) : (
        <Table label={words.title} columns={columns} rows={current} keyOfRow={(credential) => credential.id} />
      )}
      {earlier.length > 0 && (
        <details className="live-earlier">
          <summary>{words.earlier(earlier.length)}</summary>
          <Table label={words.earlier(earlier.length)} columns={columns} rows={earlier} keyOfRow={(credential) => credential.id} />
        </details>
      )}
      {setUp && (
        <div className="console-buttons">
          <Button onClick={() => setPart('screen')}>{words.enrolScreen}</Button>
          <Button onClick={() => setPart('printer')}>{words.enrolPrinter}</Button>
        </div>
      )}
      {part && <EnrolmentDialog terminalId={id} part={part} onClose={() => setPart(undefined)} />}
    </section>
  )
}
