import { randomUUID } from 'node:crypto'
import { runText, type Sql } from '@campus/server/platform/db/sql.ts'
import { type BpmnEngineExecutionState, Engine } from 'bpmn-engine'
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

export const makeBpmnTable = (sql: Sql) => runText(sql, 'create table bpmn_state (id uuid primary key, state jsonb not null)')

/** The same path in a general engine that keeps its state in a row, locked for each action. */
export const bpmnApproval = (pool: Pool, steps: number) => {
  const source = sourceOf(steps)
  return async () => {
    const id = randomUUID()
    await inPlainTransaction(pool, async (client) => {
      const engine = new Engine({ name: 'approval', source })
      await engine.execute()
      const state = await engine.getState()
      await engine.stop()
      await client.query('insert into bpmn_state values ($1, $2)', [id, JSON.stringify(state)])
    })
    for (let step = 1; step <= steps; step += 1)
      await inPlainTransaction(pool, async (client) => {
        const { rows } = await client.query<{ state: BpmnEngineExecutionState }>('select state from bpmn_state where id = $1 for update', [
          id,
        ])
        const [row] = rows
        if (!row) throw new Error('the state is missing')
        const engine = new Engine({ name: 'approval' }).recover(row.state)
        const execution = await engine.resume()
        execution.signal({ id: `step${step}` })
        const state = await engine.getState()
        if (step === steps && execution.isRunning) throw new Error('the engine still runs after the last step')
        if (step < steps) await engine.stop()
        await client.query('update bpmn_state set state = $2 where id = $1', [id, JSON.stringify(state)])
      })
  }
}
