import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'

/** People rules that ask the holders of a post. */
const asksHolders = fragment`'$.** ? (@.assignedType == "ROLE" && @.assignedRole[*] == $post
  || @.assignedType == "FORM_DEPT" && @.deptProp.type == "ROLE" && @.deptProp.roles[*] == $post)'`

/** Processes and rules that ask its holders now or later, and processes of which a task waits for one of them. */
export const listUses = async (sql: Sql, postId: string) => {
  const { rows } = await fragment<{ name: string; name_en: string; name_tw: string }>`
    select process.name, process.name_en, process.name_tw
    from post
      join approval_version as version on version.school_id = post.school_id
      join approval_process as process on process.id = version.process_id
    where post.id = ${postId}
      and (version.state = 'published' or exists (select from approval_instance
        where approval_instance.version_id = version.id and approval_instance.state = 'running'))
      and jsonb_path_exists(version.tree, ${asksHolders}, jsonb_build_object('post', post.id))
    union
    select process.name, process.name_en, process.name_tw
    from approval_task as task
      join approval_instance as instance on instance.id = task.instance_id
      join approval_process as process on process.id = instance.process_id
    where task.via_post_id = ${postId} and task.state in ('waiting', 'open')
    union
    select rule.name, rule.name_en, rule.name_tw
    from post join approval_rule as rule on rule.school_id = post.school_id
    where post.id = ${postId} and jsonb_path_exists(rule.definition, ${asksHolders}, jsonb_build_object('post', post.id))
    order by 1`.execute(sql)
  return rows
}

export const clearPost = (sql: Sql, postId: string) =>
  sql
    .updateTable('approval_task')
    .set({ via_post_id: null })
    .where('via_post_id', '=', postId)
    .where('state', 'in', ['done', 'cancelled'])
    .execute()
