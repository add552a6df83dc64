import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'
import type { Scope } from '../../school/organisation/scope.service.ts'

/** Who agreed to be found by photo, in this scope, with by what they are found. */
export const listSearchable = (
  sql: Sql,
  { schoolId, scope, modelId, searcherId }: { schoolId: string; scope: Scope; modelId: string; searcherId: string },
) =>
  sql
    .selectFrom('face_vector')
    .innerJoin('person', 'person.id', 'face_vector.person_id')
    .where('face_vector.school_id', '=', schoolId)
    .where('face_vector.model_id', '=', modelId)
    .where('person.state', '=', 'active')
    .where('person.id', '<>', searcherId)
    .where(fragment<boolean>`has_face_consent(person.id, array['search'])`)
    .$if(scope !== 'school', (query) => query.where(fragment<boolean>`person.org_unit_id = any(${scope}::uuid[])`))
    .select(['face_vector.person_id', 'face_vector.vector_encrypted', 'face_vector.created_at'])
    .execute()
