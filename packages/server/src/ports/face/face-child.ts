import { openModels } from '@campus/face/runtime/node.ts'
import { prepareModels } from '@campus/face/tools/prepare-models.ts'
import sharp from 'sharp'
import { runTasks } from '../../platform/process/child-work.ts'
import { cutPhoto } from './cut-photo.ts'
import type { FaceAnswer, FaceTask } from './face-task.ts'
import { judgePhoto } from './judge-photo.ts'
import { measureFrames } from './measure-frames.ts'

// Several children beside each other use a machine better than several threads in each.
sharp.concurrency(1)
const models = await openModels(prepareModels())

runTasks(async (task: FaceTask): Promise<FaceAnswer> => {
  if (task.kind === 'judge') return judgePhoto(models, task)
  return task.kind === 'cut' ? cutPhoto(models, task) : measureFrames(models, task)
})
