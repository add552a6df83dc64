import { z } from 'zod'
import { call } from '../call.ts'
import { Id } from '../fields.ts'
import { Titled } from './schools.ts'

export const UnitKind = z.enum(['college', 'major', 'class', 'department'])
type UnitKind = z.infer<typeof UnitKind>

/** What may be put into what; the top is the school itself. */
export const kindsUnder: Record<UnitKind | 'school', readonly UnitKind[]> = {
  school: ['college', 'department'],
  college: ['major'],
  major: ['class'],
  class: [],
  department: ['department'],
}

const Unit = Titled.extend({ id: Id, parentId: Id.nullable(), kind: UnitKind, code: z.string() })

const unitList = <const Path extends `/${string}`, const Extra extends z.ZodRawShape>(path: Path, summary: string, extra: Extra) =>
  call({
    method: 'GET',
    path,
    who: 'public',
    summary,
    query: z.object({ schoolId: Id.optional(), ...extra }),
    output: z.array(Unit),
    refusals: ['school_unknown'],
  })

export const collegeList = unitList('/tcyApi/getCollegeList', 'The colleges of a school.', {})
export const majorList = unitList('/tcyApi/getMajorList', 'The majors of a college.', { collegeId: Id })
export const classList = unitList('/tcyApi/getClassList', 'The classes of a major.', { majorId: Id })
export const unitsBelow = unitList('/tcyApi/getByAncestorsLike', 'All units below one unit of the organisation, itself first.', {
  unitId: Id,
})
