import type { InventedPerson } from '../people/invented-person.ts'
import { personId } from '../people/person-rows.ts'
import { colleges } from '../school/colleges.ts'
import { departments } from '../school/departments.ts'
import { newestYear } from '../school/school-year.ts'
import { listClasses, unitId } from '../school/unit-rows.ts'
import { demoUniversity } from '../schools.ts'
import { idOf } from '../seed.ts'
import { nameColumns } from '../titles.ts'
import { posts } from './posts.ts'

const postId = (code: string) => idOf('post', code)

export const postRows = () =>
  posts.map(({ code, name }) => ({ id: postId(code), school_id: demoUniversity.id, code, ...nameColumns(name) }))

interface Office {
  readonly unit?: string
  readonly post?: string
}

/** In their order; everybody began with a school year. */
const appoint = ({ unit, post }: Office, people: readonly (InventedPerson | undefined)[], startsOn: string) =>
  people
    .filter((person) => person !== undefined)
    .map(({ number }, at) => ({
      id: idOf('appointment', `${post ?? 'leader'} ${unit ?? ''} ${number} ${startsOn}`),
      school_id: demoUniversity.id,
      post_id: post === undefined ? null : postId(post),
      unit_id: unit === undefined ? null : unitId(unit),
      person_id: personId(number),
      position: at + 1,
      starts_on: startsOn,
      ends_on: null as string | null,
    }))

/** Those of a unit who have no other role. */
const staffOf = (people: readonly InventedPerson[], unit: string) =>
  people.filter((person) => person.unit === unit && person.roles.every(({ role }) => role === 'teacher'))

/** Deans lead the colleges, teachers their majors and classes, the first of each department the department. */
const leaderRows = (people: readonly InventedPerson[], today: Date) => {
  const since = (years: number) => `${newestYear(today) - years}-09-01`
  const deansOf = (college: string) => people.filter(({ roles }) => roles.some(({ scope }) => scope === college))
  const inTurn = (college: string, at: number) => {
    const staff = staffOf(people, college)
    return staff[at % staff.length]
  }
  const classes = listClasses(today)
  return [
    ...colleges.flatMap(({ code }) => appoint({ unit: code }, deansOf(code), since(3))),
    ...colleges.flatMap(({ code, majors }) =>
      majors.flatMap((major, at) => appoint({ unit: major.code }, [inTurn(code, at + 1)], since(2))),
    ),
    ...classes.flatMap(({ code, collegeCode, year }, at) => appoint({ unit: code }, [inTurn(collegeCode, at)], `${year}-09-01`)),
    ...departments.flatMap(([code]) => appoint({ unit: code }, staffOf(people, code).slice(0, 1), since(2))),
    // The first college had another dean before.
    ...appoint({ unit: colleges[0]?.code ?? '' }, [inTurn(colleges[0]?.code ?? '', 5)], since(7)).map((row) => ({
      ...row,
      ends_on: `${newestYear(today) - 3}-08-31`,
    })),
  ]
}

const holderRows = (people: readonly InventedPerson[], today: Date) => {
  const startsOn = `${newestYear(today) - 1}-09-01`
  return posts.flatMap(({ code, by }) =>
    by === 'each college'
      ? colleges.flatMap((college) => appoint({ post: code, unit: college.code }, staffOf(people, college.code).slice(4, 5), startsOn))
      : appoint({ post: code }, staffOf(people, by.department).slice(0, by.people), startsOn),
  )
}

export const appointmentRows = (people: readonly InventedPerson[], today: Date) => [
  ...leaderRows(people, today),
  ...holderRows(people, today),
]
