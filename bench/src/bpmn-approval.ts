import { randomUUID } from 'node:crypto'
import { runText, type Sql } from '@campus/server/platform/db/sql.ts'
import { type BpmnEngineExecutionState, Engine } from 'bpmn-engine'
import { type Recorded, renewIds } from './bare-approval.ts'
import { inPlainTransaction, type Pool } from './plain-transaction.ts'

const sourceOf = (steps: number) => {
  const tasks = Array.from({ length: steps }, (_, place) => `<userTask id="step${place + 1}" />`)
  const nodes = ['start', ...tasks.map((_, place) => `step${place + 1}`), 'end']
  const flows = nodes
    .slice(1)
    .map((node, place) => `<sequenceFlow id="flow${place}" sourceRef="${nodes[place] ?? ''}" targetRef="${node}" />`)
  return `<?xml version="1.0" encoding="UTF-8"?>
    <definitions id="approval" xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" targetNamespace="http://bpmn.io/schema/bpmn">
      <process id="approvals" isExecutable="true"><startEvent id="start" />${tasks.join('')}<endEvent id="end" />${flows.join('')}</process>
    </definitions>`
}

/** Where it keeps what its lists, its trail and its applications show: as ours, with the same indexes, checks, foreign keys and triggers. */
const tables = ['approval_instance', 'approval_task', 'approval_event'] as const
const ownTable = (table: string) => table.replace('approval_', 'bpmn_')
const inOwnWords = (definition: unknown) => tables.reduce((text, table) => text.replaceAll(table, ownTable(table)), String(definition))

/** A task of ours also names its run, which is part of its state there. */
const keptElsewhere = `select conrelid::regclass as table, pg_get_constraintdef(oid) as definition from pg_constraint
  where contype = 'f' and conrelid = any ($1::regclass[]) and confrelid <> 'approval_run'::regclass`
const triggersOf = `select pg_get_functiondef(tgfoid) as function, pg_get_triggerdef(oid) as trigger from pg_trigger
  where not tgisinternal and tgrelid = any ($1::regclass[])`

export const makeBpmnTables = async (sql: Sql) => {
  await runText(sql, 'create table bpmn_state (id uuid primary key, state jsonb not null)')
  for (const table of tables)
    await runText(sql, `create table ${ownTable(table)} (like ${table} including defaults including constraints including indexes)`)
  for (const { table, definition } of (await runText(sql, keptElsewhere, [tables])).rows)
    await runText(sql, `alter table ${inOwnWords(table)} add ${inOwnWords(definition)}`)
  for (const { function: called, trigger } of (await runText(sql, triggersOf, [tables])).rows) {
    await runText(sql, inOwnWords(called))
    await runText(sql, inOwnWords(trigger))
  }
}

/** What it writes beside its state: everything but the rows of runs, which are its state. */
const besideState = ({ actions, ids }: Recorded): Recorded => ({
  actions: actions.map((statements) =>
    statements
      .filter(({ table }) => table !== 'approval_run')
      .map((statement) =>
        tables.some((table) => table === statement.table)
          ? { ...statement, name: `bpmn ${statement.name}`, text: statement.text.replaceAll(statement.table, ownTable(statement.table)) }
          : statement,
      ),
  ),
  ids,
})

type Client = Pick<Pool, 'query'>

type Parsed = NonNullable<NonNullable<ConstructorParameters<typeof Engine>[0]>['sourceContext']>

/** Read once, as ours reads a version once. */
const parse = async (source: string): Promise<Parsed> => {
  const [definition] = await new Engine({ name: 'approval', source }).getDefinitions()
  if (!definition) throw new Error('the process cannot be read')
  return definition.context.definitionContext
}

const start = async (client: Client, sourceContext: Parsed, id: string) => {
  const engine = new Engine({ name: 'approval', sourceContext })
  await engine.execute()
  const state = await engine.getState()
  await engine.stop()
  await client.query('insert into bpmn_state values ($1, $2)', [id, JSON.stringify(state)])
}

/** Any process may take the next action, so each begins with the state that is stored, and ends with storing it. */
const agree = async (client: Client, id: string, step: number, isLast: boolean) => {
  const { rows } = await client.query<{ state: BpmnEngineExecutionState }>('select state from bpmn_state where id = $1 for update', [id])
  const [row] = rows
  if (!row) throw new Error('the state is missing')
  const engine = new Engine({ name: 'approval' }).recover(row.state)
  const execution = await engine.resume()
  execution.signal({ id: `step${step}` })
  const state = await engine.getState()
  if (isLast && execution.isRunning) throw new Error('the engine still runs after the last step')
  if (!isLast) await engine.stop()
  await client.query('update bpmn_state set state = $2 where id = $1', [id, JSON.stringify(state)])
}

/**
 * The same path in a general engine that keeps its state in a row, locked for each action; with the application, its tasks, trail, notices
 * and jobs written beside it in the same transaction, as ours are, and as durably. What would be unfair to ours is left out: nothing of
 * this is without the constraints that ours keeps. What would be unfair to it, too: the process is read once and not for each application,
 * and it asks nobody who may decide, who decides next and how readers are told, which ours does in the time that is measured.
 */
export const bpmnApproval = async (pool: Pool, recorded: Recorded, steps: number) => {
  const source = await parse(sourceOf(steps))
  const beside = besideState(recorded)
  return async () => {
    const id = randomUUID()
    const renew = renewIds(beside)
    for (const [step, statements] of beside.actions.entries())
      await inPlainTransaction(pool, async (client) => {
        if (step === 0) await start(client, source, id)
        else await agree(client, id, step, step === steps)
        for (const { name, text, json } of statements) await client.query({ name, text, values: [renew(json)] })
      })
  }
}
