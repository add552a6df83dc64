import { wordsOf } from '@campus/ui/words/words.ts'

export const plansWords = wordsOf({
  lead: ['已提交的动物采购计划', 'Submitted animal plans', '已提交的動物採購計畫'],
  search: ['课程、姓名或伦理编号', 'Course, name or ethics number', '課程、姓名或倫理編號'],
  none: ['没有动物采购计划', 'No animal plans', '沒有動物採購計畫'],
  noneLikeThat: ['没有符合条件的计划', 'No matching plans', '沒有符合條件的計畫'],
  allFunds: ['全部经费', 'All funds', '全部經費'],
  allTerms: ['全部学期', 'All terms', '全部學期'],
  state: ['状态', 'Status', '狀態'],
  animals: ['动物数量', 'Animals', '動物數量'],
  arrival: ['首次到货', 'First arrival', '首次到貨'],
})
