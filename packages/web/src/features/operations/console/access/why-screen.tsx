import type { OutputOf } from '@campus/contract/call.ts'
import { accessWhy, unusedGrants } from '@campus/contract/operations/access.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { roleNames } from '@campus/contract/roles.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Form } from '@campus/ui/form/form.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { type Columns, Table } from '@campus/ui/table/table.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../../api/use-read.ts'
import { useAddressed } from '../../../../console/filters/use-addressed.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { Facts } from '../../../../console/look/facts.tsx'
import { Moment } from '../../../../console/look/moment.tsx'
import { PersonLink } from '../../../../console/look/person-link.tsx'
import { useForm } from '../../../../form/use-form.ts'
import '../../../../console/look/console-look.css'
import './access.css'
import { WhoMark } from './who-mark.tsx'
import { accessWords } from './words.ts'

type Why = OutputOf<typeof accessWhy>
type Grant = Why['grants'][number]
type Unused = OutputOf<typeof unusedGrants>[number]

interface Asked {
  readonly number?: string
  readonly call?: string
}

function Question({ asked, onAsk }: { readonly asked: Asked; readonly onAsk: (asked: Asked) => void }) {
  const words = useWords(accessWords)
  const form = useForm(accessWhy.query, { number: asked.number ?? '', call: asked.call ?? '' })
  return (
    <section className="console-card">
      <Form form={form} label={words.ask} onSubmit={async ({ number, call }) => onAsk({ number, ...(call && { call }) })}>
        <div className="access-question">
          <TextField form={form} name="number" label={words.number} autoComplete="off" />
          <TextField
            form={form}
            name="call"
            label={words.callName}
            placeholder={words.callHint(`${accessWhy.method} ${accessWhy.path}`)}
            optional
            autoComplete="off"
          />
          <div className="console-buttons">
            <Button type="submit" color="primary">
              {words.ask}
            </Button>
          </div>
        </div>
      </Form>
    </section>
  )
}

const useGrantColumns = (): Columns<Grant> => {
  const words = useWords(accessWords)
  const say = useSay()
  return [
    { title: words.role, cell: ({ role }) => say(roleNames[role]) },
    { title: words.reach, cell: ({ role, unitName }) => (role === 'manager' ? unitName || words.wholeSchool : words.wholeSchool) },
    { title: words.since, cell: ({ since }) => <Moment at={since} /> },
  ]
}

function Answer({ why: { person, grants, answer } }: { readonly why: Why }) {
  const words = useWords(accessWords)
  const say = useSay()
  const columns = useGrantColumns()
  return (
    <section className="console-card" aria-label={words.ask}>
      <header>
        <h2>
          <PersonLink {...person} />
        </h2>
        {!person.isActive && <StateMark tone="bad" t={words.disabled} />}
      </header>
      {answer && (
        <>
          <p>
            <StateMark tone={answer.isAllowed ? 'good' : 'bad'} t={answer.isAllowed ? words.allowed : words.notAllowed} />{' '}
            <span>{words.reason(answer.reason)}</span>
          </p>
          <Facts
            facts={[
              [
                words.call,
                <code key="call">
                  {answer.rule.method} {answer.rule.path}
                </code>,
              ],
              [words.rule, <WhoMark key="rule" rule={answer.rule} />],
              [words.byRoles, answer.byRoles.map((role) => say(roleNames[role])).join(' · ')],
            ]}
          />
        </>
      )}
      <Table label={words.grants} columns={columns} rows={grants} keyOfRow={({ role, unitName }) => `${role} ${unitName}`} />
    </section>
  )
}

function Explained({ number, call }: { readonly number: string; readonly call?: string | undefined }) {
  const read = useRead(accessWhy, { number, ...(call && { call }) }, { staleTime: 0 })
  return <QueryView read={read}>{(why) => <Answer why={why} />}</QueryView>
}

const useUnusedColumns = (): Columns<Unused> => {
  const words = useWords(accessWords)
  const say = useSay()
  const moment = (at: string | null) => (at ? <Moment at={at} /> : <span className="console-faint">{words.never}</span>)
  return [
    { title: words.person, cell: ({ person }) => <PersonLink {...person} /> },
    { title: words.role, cell: ({ role }) => say(roleNames[role]) },
    { title: words.reach, cell: ({ unitName }) => unitName || words.wholeSchool },
    { title: words.since, cell: ({ since }) => <Moment at={since} /> },
    { title: words.lastActed, cell: ({ lastActedAt }) => moment(lastActedAt) },
    { title: words.lastLogin, cell: ({ lastLoginAt }) => moment(lastLoginAt) },
  ]
}

function UnusedGrants() {
  const words = useWords(accessWords)
  const columns = useUnusedColumns()
  const read = useRead(unusedGrants, {}, { staleTime: 0 })
  return (
    <section className="console-card">
      <h2>{words.unused}</h2>
      <p className="console-note">{words.unusedNote}</p>
      <QueryView read={read} empty={<Empty t={words.noneUnused} />}>
        {(rows) => <Table label={words.unused} columns={columns} rows={rows} keyOfRow={({ person, role }) => `${person.id} ${role}`} />}
      </QueryView>
    </section>
  )
}

/** Why somebody may do something, and which managing roles nobody uses. */
export default function WhyScreen() {
  const words = useWords(accessWords)
  const { query, filter } = useAddressed(consolePaths.accessWhy)
  return (
    <ConsoleFrame screen={consolePaths.accessWhy} lead={words.whyLead}>
      <Question asked={query} onAsk={({ number, call }) => filter({ number, call })} />
      {query.number && <Explained number={query.number} call={query.call} />}
      <UnusedGrants />
    </ConsoleFrame>
  )
}
