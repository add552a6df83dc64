import { carryOutTasks } from '../../platform/child-work.ts'
import { countPages } from './count-pages.ts'
import type { CountTask } from './page-counter.ts'

carryOutTasks(({ bytes, most }: CountTask) => countPages(bytes, most))
