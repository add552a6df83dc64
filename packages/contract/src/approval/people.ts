import { z } from 'zod'
import { call } from '../call.ts'
import { Id } from '../fields.ts'
import { PageQuery, pageOf } from '../page.ts'
import { Titled } from '../school/schools.ts'

/** A unit or a person in a picker. */
const OfficeUnit = z.object({ id: Id, type: z.literal('dept'), name: z.string(), people: z.number().int() })
const OfficePerson = z.object({
  id: Id,
  type: z.literal('user'),
  name: z.string(),
  unitName: z.string(),
  avatar: z.string(),
})
export type OfficePerson = z.infer<typeof OfficePerson>

const Ids = z.object({ ids: z.array(Id).max(200) })

/** Several addresses of the specification ask for the same level of the organisation. */
const levelCall = <const Path extends `/${string}`>(path: Path) =>
  call({
    method: 'GET',
    path,
    who: 'user',
    summary: 'One level of the organisation for a picker: the units below a unit, and the people in it whom I see in the address book.',
    query: PageQuery.extend({ deptId: Id.optional() }),
    output: z.object({
      /** From the top down to the unit asked for. */
      trail: z.array(Titled.extend({ id: Id })),
      units: z.array(OfficeUnit),
      people: pageOf(OfficePerson),
    }),
  })

export const userTree = levelCall('/system/user/tree')
export const userTreeList = levelCall('/system/user/treeListUser')
export const contactLevel = levelCall('/openOAApi/getContactList')

const findCall = <const Path extends `/${string}`>(path: Path) =>
  call({
    method: 'GET',
    path,
    who: 'user',
    summary: 'Find people whom I see in the address book by name, pinyin, initials or number.',
    query: PageQuery.extend({ name: z.string().trim().min(1).max(50) }),
    output: pageOf(OfficePerson),
    refusals: ['try_later'],
  })

export const findUsers = findCall('/system/user/search')
export const findUsersInTree = findCall('/system/user/searchTreeUser')

export const usersByIds = call({
  method: 'POST',
  path: '/system/user/getUserList',
  who: 'user',
  summary: 'Several people at once, in the order asked for; those whom I do not see are left out.',
  body: Ids,
  output: z.array(OfficePerson),
})
