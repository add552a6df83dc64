import { animalSpecsList, animalTypeList, buildingTree, fundYearList } from '@campus/contract/animalplan/catalogue.ts'
import {
  addAnimalCharge,
  animalCatalogue,
  endAnimalCharge,
  saveAnimalFund,
  saveAnimalPlace,
  saveAnimalSpecification,
  saveAnimalType,
  saveAnimalWindow,
} from '@campus/contract/animalplan/console/catalogue.ts'
import { consoleAnimalPlans } from '@campus/contract/animalplan/console/plans.ts'
import { animalChargeData, animalTemplate, animalTemplateUrl, importAnimalLines } from '@campus/contract/animalplan/lines.ts'
import {
  addAnimalPlan,
  animalBuyRemind,
  animalPlanDetail,
  animalPlanDraft,
  cancelAnimalPlan,
  deleteAnimalPlan,
  ownAnimalPlans,
  updateAnimalPlan,
} from '@campus/contract/animalplan/plans.ts'
import { route } from '../../http/route.ts'
import { requireRoomToUpload } from '../files/own-file.service.ts'
import { listFunds, listSpecifications, listTypes, readBuildings } from './catalogue/catalogue.service.ts'
import { quote } from './charges/charge.service.ts'
import { addCharge, endCharge, keepFund, keepPlace, keepSpecification, keepType, keepWindow } from './console/catalogue-admin.service.ts'
import { readCatalogue } from './console/catalogue-reading.service.ts'
import { listPlans } from './console/plan-admin.service.ts'
import { giveTemplate, importLines, readTemplateUrl } from './lines/line-table.service.ts'
import { cancelPlan, listOwn, readDraft, readPlan, removeDraft } from './plans/plan.service.ts'
import { addPlan, changePlan } from './plans/plan-writing.service.ts'
import { remind } from './plans/reminder.service.ts'

export const animalPlanRoutes = [
  route(fundYearList, listFunds),
  route(buildingTree, readBuildings),
  route(animalTypeList, listTypes),
  route(animalSpecsList, listSpecifications),
  route(animalChargeData, quote),
  route(animalTemplateUrl, readTemplateUrl),
  route(animalTemplate, giveTemplate),
  route(importAnimalLines, importLines, requireRoomToUpload),
  route(addAnimalPlan, addPlan),
  route(updateAnimalPlan, changePlan),
  route(animalPlanDraft, readDraft),
  route(animalPlanDetail, readPlan),
  route(ownAnimalPlans, listOwn),
  route(deleteAnimalPlan, removeDraft),
  route(cancelAnimalPlan, cancelPlan),
  route(animalBuyRemind, remind),
  route(animalCatalogue, readCatalogue),
  route(saveAnimalFund, keepFund),
  route(saveAnimalPlace, keepPlace),
  route(saveAnimalType, keepType),
  route(saveAnimalSpecification, keepSpecification),
  route(addAnimalCharge, addCharge),
  route(endAnimalCharge, endCharge),
  route(saveAnimalWindow, keepWindow),
  route(consoleAnimalPlans, listPlans),
]
