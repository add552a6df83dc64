import { searchConsole } from '@campus/contract/console/search.ts'
import { waitingWork } from '@campus/contract/console/work.ts'
import { route } from '../../http/route.ts'
import { search } from './search/search.service.ts'
import { readWork } from './work/work.service.ts'

/** What the administration of all areas has in common. */
export const consoleRoutes = [route(waitingWork, readWork), route(searchConsole, search)]
