import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { handleTask } from '@campus/contract/approval/handling.ts'
import { startProcess } from '@campus/contract/approval/starting.ts'
import type { CallShape, GivenTo } from '@campus/contract/call.ts'
import { approval, liftDailyLimits, openOffice, publish, root } from './approvals.ts'
import { asker } from './ask.ts'
import { type CampusProcess, startCampusProcess } from './campus-process.ts'
import { eventually } from './eventually.ts'
import type { TestCampus } from './test-campus.ts'

const processes = 3
const starters = 6
/** Enough that the processes are in the middle of some when one of them is killed. */
const actionsBeforeKill = 12
/** One of the other processes answers soon. */
const maxTries = 1000

type Office = Awaited<ReturnType<typeof openOffice>>

/** People who go on applying and deciding at one process after the other, and ask again with the same key until they are answered. */
const openCrowd = (campus: TestCampus, { student, first, second, third }: Office, servers: readonly CampusProcess[]) => {
  const instances: string[] = []
  let actions = 0
  /** How often nobody answered, so that it was unknown whether the action was done. */
  let unanswered = 0
  let turn = 0
  /** Nobody begins an action beyond this number, so that a kill costs no more actions on a slow machine. */
  let allowed = 0
  let more = Promise.withResolvers<void>()
  let isOver = false
  const goesOn = () => !isOver

  const ask = async <Shape extends CallShape>(call: Shape, given: GivenTo<Shape>, { token }: { readonly token: string }) => {
    const key = randomUUID()
    if (actions >= allowed && !isOver) await more.promise
    for (let tries = 0; tries < maxTries; tries += 1) {
      turn += 1
      const { url } = servers[turn % servers.length] ?? { url: '' }
      const answer = await asker(url)(call, given, { token, key }).catch(() => undefined)
      if (answer) {
        assert.equal(answer.code, 200, answer.msg)
        actions += 1
        return answer.data
      }
      unanswered += 1
    }
    throw new Error(`${call.path} was not answered`)
  }

  const agree = async (instanceId: string, who: Office['first']) => {
    const open = campus.base.sql.selectFrom('approval_task').where('instance_id', '=', instanceId).where('state', '=', 'open')
    const { id: taskId } = await open.where('assignee_id', '=', who.person.id).select('id').executeTakeFirstOrThrow()
    await ask(handleTask, { instanceId, taskId, action: 'agree', comment: { text: '好' } }, who)
  }

  return {
    goOn: async (processId: string) => {
      while (goesOn()) {
        const { instanceId } = await ask(startProcess, { id: processId, formData: { reason: '盖章' } }, student)
        instances.push(instanceId)
        await agree(instanceId, first)
        await Promise.all([agree(instanceId, second), agree(instanceId, third)])
      }
    },
    /** Resolves when they have done so many more, in the middle of others. */
    act: (count: number) => {
      allowed = actions + count
      more.resolve()
      more = Promise.withResolvers()
      return eventually(() => actions >= allowed || undefined)
    },
    stop: () => {
      isOver = true
      more.resolve()
    },
    done: () => ({ instances, actions, unanswered }),
  }
}

/** How often each task was told of, and each outcome: every number is to be 1. */
const noticesOf = async ({ base: { sql } }: TestCampus, instanceIds: readonly string[]) => {
  const tasks = sql.selectFrom('approval_task').where('instance_id', 'in', instanceIds).select('id')
  return sql
    .selectFrom('message')
    .innerJoin('message_text', 'message_text.id', 'message.text_id')
    .where((row) => row.or([row('subject_id', 'in', tasks), row('subject_id', 'in', instanceIds)]))
    .groupBy(['subject_id', 'person_id'])
    .select(['subject_id', 'person_id', (row) => row.fn.countAll<number>().as('count')])
    .execute()
}

/** Kills one of three processes again and again while people apply and decide; answers what they did. */
export const killDuringApprovals = async (campus: TestCampus, secret: string, kills: number) => {
  const office = await openOffice(campus)
  await liftDailyLimits(campus, office.schoolId)
  const { admin, first, second, third } = office
  const tree = root(approval('node_1', [first], {}, approval('node_2', [second, third], { mode: 'AND' })))
  const processId = await publish(campus, admin, { tree })
  const start = () => startCampusProcess(campus.databaseUrl, secret)
  const servers = await Promise.all(Array.from({ length: processes }, start))
  const crowd = openCrowd(campus, office, servers)
  const people = Promise.all(Array.from({ length: starters }, () => crowd.goOn(processId)))
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      await Promise.race([people, crowd.act(actionsBeforeKill)])
      const at = kill % processes
      await servers[at]?.kill()
      if (kill < kills - 1) servers[at] = await start()
    }
  } finally {
    crowd.stop()
    await people
    await Promise.all(servers.map((server) => server.kill()))
  }
  const done = crowd.done()
  return { ...done, notices: await noticesOf(campus, done.instances) }
}
