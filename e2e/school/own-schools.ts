import type { Phrase } from '@campus/contract/language.ts'
import type { UserType } from '@campus/contract/roles.ts'
import { idOf } from '@campus/demo/seed.ts'
import type { Person } from '../people/person.ts'

interface Unit {
  readonly id: string
  readonly code: string
  readonly kind: 'college' | 'major' | 'class' | 'department'
  readonly name: Phrase
  readonly parentId: string | null
}

interface OwnPerson extends Person {
  readonly id: string
  readonly schoolId: string
  readonly unitId: string | null
}

/** A small school that one journey has for itself: what it decides there, nobody else notices. */
export interface OwnSchool {
  readonly id: string
  readonly code: string
  readonly name: Phrase
  readonly units: Readonly<Record<'college' | 'major' | 'class' | 'otherClass' | 'office', Unit>>
  readonly people: Readonly<Record<'admin' | 'teacher' | 'student' | 'classmate' | 'stranger' | 'visitor', OwnPerson>>
}

const unitsOf = (school: string): OwnSchool['units'] => {
  const unit = (kind: Unit['kind'], code: string, name: Phrase, parent?: string): Unit => ({
    id: idOf('journey unit', `${school} ${code}`),
    code,
    kind,
    name,
    parentId: parent === undefined ? null : idOf('journey unit', `${school} ${parent}`),
  })
  return {
    college: unit('college', 'C1', ['海洋学院', 'School of Oceans', '海洋學院']),
    major: unit('major', 'C1M1', ['船舶工程', 'Ship Engineering', '船舶工程'], 'C1'),
    class: unit('class', 'C1M1A', ['船舶一班', 'Ship class A', '船舶一班'], 'C1M1'),
    otherClass: unit('class', 'C1M1B', ['船舶二班', 'Ship class B', '船舶二班'], 'C1M1'),
    office: unit('department', 'D1', ['校务处', 'School Office', '校務處']),
  }
}

/** Nobody's phone rings: the numbers are of a stretch that the demo school does not use. */
const phoneOf = (school: number, serial: number) => `1549${String(school).padStart(3, '0')}${String(serial).padStart(4, '0')}`

/** Administrators come in by it; a code could be sent to one of them only once a minute. */
export const adminPassword = 'quiet harbour 64'

const openSchool = (code: string, index: number): OwnSchool => {
  const id = idOf('journey school', code)
  const units = unitsOf(code)
  let serial = 0
  const person = (userType: UserType, name: string, unitId: string | null): OwnPerson => {
    serial += 1
    const number = `${code.slice(0, 3).toUpperCase()}${index}${serial}`
    return {
      id: idOf('journey person', number),
      schoolId: id,
      userType,
      number,
      name,
      unitId,
      phone: phoneOf(index, serial),
      email: `${number.toLowerCase()}@${code}.campus.example`,
    }
  }
  return {
    id,
    code: `journey-${code}`,
    name: [`旅程大学（${code}）`, `Journey University (${code})`, `旅程大學（${code}）`],
    units,
    people: {
      admin: { ...person('teacher', '管一舟', units.office.id), password: adminPassword },
      teacher: person('teacher', '欧阳海涛', units.college.id),
      student: person('student', '慕容晓雯', units.class.id),
      classmate: person('student', '司徒子航', units.class.id),
      stranger: person('student', '上官若溪', units.otherClass.id),
      visitor: person('visitor', '诸葛远行', null),
    },
  }
}

const codes = [
  'imports',
  'tables',
  'people',
  'roles',
  'accounts',
  'settings',
  'lists',
  'agreements',
  'requests',
  'deletions',
  'feedback',
  'articles',
  'looks',
  'templates',
  'counter',
  'keys',
  'applications',
  'photos',
  'faces',
  'offices',
  'processes',
  'matters',
  'lessons',
  'appearance',
  'exports',
  'offline',
] as const

export const ownSchools = Object.fromEntries(codes.map((code, index) => [code, openSchool(code, index + 1)])) as Record<
  (typeof codes)[number],
  OwnSchool
>
