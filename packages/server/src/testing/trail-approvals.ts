import { randomUUID } from 'node:crypto'
import type { TrailOwner, TrailWrite } from './trail-write.ts'

const startApproval = async ({ base: { sql }, schoolId, personId, unitId }: TrailOwner, at: Date) => {
  const names = { name: '用印', name_en: 'Seal', name_tw: '用印' }
  const group = await sql
    .insertInto('approval_group')
    .values({ school_id: schoolId, name: randomUUID(), name_en: randomUUID(), name_tw: randomUUID() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const process = await sql
    .insertInto('approval_process')
    .values({ school_id: schoolId, group_id: group.id, ...names, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const version = await sql
    .insertInto('approval_version')
    .values({
      school_id: schoolId,
      process_id: process.id,
      number: 1,
      state: 'draft',
      changed_at: at,
      tree: '{}',
      form: '[]',
      settings: '{}',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const [id, matterId] = [randomUUID(), randomUUID()]
  await sql
    .insertInto('approval_instance')
    .values({
      id,
      top_id: id,
      school_id: schoolId,
      process_id: process.id,
      version_id: version.id,
      starter_id: personId,
      unit_id: unitId,
      state: 'running',
      matter: 'seal',
      matter_id: matterId,
      created_at: at,
      started_at: at,
    })
    .execute()
  return { id, matterId }
}

export const writeApproval: TrailWrite = async (school, at) => {
  const { id, matterId } = await startApproval(school, at)
  return [id, matterId]
}

export const writeDelivery: TrailWrite = async (school, at) => {
  const { schoolId } = school
  const { sql } = school.base
  const instance = await startApproval(school, new Date(0))
  const run = { id: randomUUID(), school_id: schoolId, instance_id: instance.id }
  await sql
    .insertInto('approval_run')
    .values({ ...run, node_id: 'call', round: 1, state: 'active', data: '{}', opened_at: at })
    .execute()
  const { id } = await sql
    .insertInto('approval_delivery')
    .values({ school_id: schoolId, instance_id: instance.id, run_id: run.id, url: 'https://example.edu.cn', attempt: 1, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return [id, instance.id]
}
