import { accountResets, decideAccountReset } from '@campus/contract/administration/account-resets.ts'
import {
  changePerson,
  createPerson,
  grantRoles,
  people,
  person,
  resetPerson,
  setAgent,
  turnPerson,
} from '@campus/contract/administration/people.ts'
import { personOverview } from '@campus/contract/administration/person-overview.ts'
import { route } from '../../http/route.ts'
import { importRoutes } from './imports/import.routes.ts'
import { readPerson, searchPeople } from './people/people.service.ts'
import { grant, markAgent, reset, turn } from './people/person-account.service.ts'
import { readOverview } from './people/person-overview.service.ts'
import { addPerson, alterPerson } from './people/person-record.service.ts'
import { decide, list } from './resets/account-reset.service.ts'

/** All that a school's administrators do about its people. */
export const administrationRoutes = [
  route(people, searchPeople),
  route(person, readPerson),
  route(personOverview, readOverview),
  route(createPerson, addPerson),
  route(changePerson, alterPerson),
  route(turnPerson, turn),
  route(setAgent, markAgent),
  route(grantRoles, grant),
  route(resetPerson, reset),
  route(accountResets, list),
  route(decideAccountReset, decide),
  ...importRoutes,
]
