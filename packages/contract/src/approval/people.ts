import { z } from 'zod'
import { call } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import { PageQuery, pageOf } from '../page.ts'
import { UnitKind } from '../school/organisation.ts'
import { Titled } from '../school/schools.ts'
import { ShownPerson } from './office-page.ts'

/** A unit or a person in a picker. */
const OfficeUnit = z.object({ id: Id, type: z.literal('dept'), name: z.string(), people: z.number().int() })
const OfficePerson = ShownPerson.extend({
  type: z.literal('user'),
  /** Leads a unit now. */
  isLeader: z.boolean(),
})
export type OfficePerson = z.infer<typeof OfficePerson>

const Ids = z.object({ ids: z.array(Id).max(200) })
const NamedUnit = Titled.extend({ id: Id })
const TrailUnit = NamedUnit.extend({ kind: UnitKind })

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
      trail: z.array(TrailUnit),
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

/** A post, and the unit it is held for; null is the whole school. */
const HeldPost = NamedUnit.extend({ code: z.string(), unitId: Id.nullable() })
const OfficeDetails = OfficePerson.extend({ posts: z.array(HeldPost), unitsLed: z.array(NamedUnit) })

export const officeUser = call({
  method: 'GET',
  path: '/openOAApi/user/{id}',
  who: 'user',
  summary: 'One person whom I see in the address book, with their posts and the units they lead.',
  params: z.object({ id: Id }),
  output: OfficeDetails,
})

export const officeMe = call({
  method: 'GET',
  path: '/openOAApi/getLoginUser',
  who: 'user',
  summary: 'Myself: my posts, the units I lead, those I can ask for something in, and whether I am away.',
  output: OfficeDetails.extend({
    units: z.array(NamedUnit),
    /** Where I am away now: until when, and who decides for me. */
    absence: z.object({ startsAt: Instant, endsAt: Instant, deputy: ShownPerson }).nullable(),
  }),
})

export const ownUnits = call({
  method: 'GET',
  path: '/system/dept/getDeptByuser',
  who: 'user',
  summary: 'The units in which I can ask for something: my own first, then those of my posts.',
  output: z.array(NamedUnit),
})

/** Deciders are shown by name to everybody who asks, with their unit and nothing else. */
const Decider = z.object({
  id: Id,
  name: z.string(),
  unitName: z.string(),
  /** Which unit they lead or hold the post for, and how high it is above the unit asked about. */
  via: z.enum(['leadership', 'post']),
  unitId: Id.nullable(),
  level: z.number().int().nullable(),
})
export type Decider = z.infer<typeof Decider>

const level = z.coerce.number().int().max(20)
const Climb = z.object({
  /** Where the way up begins; my own unit where none is named. */
  deptId: Id.optional(),
  /** Whether units without a leader use no level. */
  skipEmpty: z.stringbool().default(true),
})

export const leaderOfLevel = call({
  method: 'GET',
  path: '/flowable/process/leader/level',
  who: 'user',
  summary: 'Who leads at a level above me, 1 being the unit itself; null where no one does.',
  query: Climb.extend({ level: level.min(1) }),
  output: Decider.nullable(),
})

export const leadersToLevel = call({
  method: 'GET',
  path: '/flowable/process/leader/to/level',
  who: 'user',
  summary: 'Who leads at each level above me, from the nearest up to the one named; 0 means the top.',
  query: Climb.extend({ maxLevel: level.min(0) }),
  output: z.array(Decider),
})

export const leadersOfDepts = call({
  method: 'POST',
  path: '/flowable/wfModels/deptLeader',
  who: 'user',
  summary: 'Who leads the units named, in their order.',
  body: Ids,
  output: z.array(Decider),
})

export const holdersOfRoles = call({
  method: 'POST',
  path: '/flowable/wfModels/userByRoles',
  who: 'user',
  summary: 'Who holds the posts named: for a unit those nearest to it, without one all of them.',
  body: Ids.extend({ deptId: Id.optional() }),
  output: z.array(Decider),
})
