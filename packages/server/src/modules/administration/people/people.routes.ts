import { changePerson, createPerson, grantRoles, people, person, resetPerson, turnPerson } from '@campus/contract/administration/people.ts'
import { route } from '../../../http/route.ts'
import { readPerson, searchPeople } from './people.service.ts'
import { grant, reset, turn } from './person-account.service.ts'
import { addPerson, alterPerson } from './person-record.service.ts'

export const peopleRoutes = [
  route(people, searchPeople),
  route(person, readPerson),
  route(createPerson, addPerson),
  route(changePerson, alterPerson),
  route(turnPerson, turn),
  route(grantRoles, grant),
  route(resetPerson, reset),
]
