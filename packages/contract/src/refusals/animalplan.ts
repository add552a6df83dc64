import type { Phrase } from '../language.ts'

/** Refusals of the animal plan. */
export const animalPlanRefusals = {
  animal_plan_incomplete: ['请补全标出的项目后再提交', 'Fill in the highlighted fields before you submit', '請補全標出的項目後再提交'],
  animal_line_wrong: ['动物明细有误，请检查标出的行', 'Please check the highlighted lines', '動物明細有誤，請檢查標出的列'],
  animal_fund_closed: ['该经费不存在或已关闭', 'This fund does not exist or is closed', '該經費不存在或已關閉'],
  animal_fund_short: ['经费余额不足', 'There is not enough money left in this fund', '經費餘額不足'],
  animal_fund_used: [
    '预算不能低于已占用和已支出的金额',
    'The budget cannot be less than what is held and spent',
    '預算不能低於已占用和已支出的金額',
  ],
  animal_window_closed: ['该学期当前不受理动物计划', 'Plans for this term are not accepted at the moment', '該學期目前不受理動物計畫'],
  animal_cages_short: [
    '所选房间在该时段的笼位不足',
    'The room does not have enough free cages on these days',
    '所選房間在該時段的籠位不足',
  ],
  animal_cages_taken: [
    '笼位数不能少于已被占用的数量',
    'A room cannot have fewer cages than are already taken',
    '籠位數不能少於已被占用的數量',
  ],
  animal_draft_exists: ['您已有一份草稿，请先处理', 'You already have a draft. Finish or delete it first.', '您已有一份草稿，請先處理'],
  animal_plan_fixed: ['该计划已提交，不能修改', 'This plan has been submitted and cannot be changed', '該計畫已提交，不能修改'],
  animal_table_unreadable: [
    '无法读取这个表格，请使用模板填写',
    'This table cannot be read. Use the template.',
    '無法讀取這個表格，請使用範本填寫',
  ],
  animal_code_taken: ['该编码已被使用', 'This code is already in use', '該編碼已被使用'],
  animal_place_misplaced: [
    '楼层须属于楼宇，房间须属于楼层',
    'A floor belongs to a building, and a room to a floor',
    '樓層須屬於樓宇，房間須屬於樓層',
  ],
  animal_charge_overlaps: ['该日期已有价格', 'Prices for these dates already exist', '該日期已有價格'],
} as const satisfies Record<string, Phrase>
