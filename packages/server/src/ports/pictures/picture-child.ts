import { carryOutTasks } from '../../platform/child-work.ts'
import { drawPicture } from './draw-picture.ts'

carryOutTasks(drawPicture)
