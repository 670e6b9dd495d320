// Marks where Thai text may break: Thai is written without spaces between words, and not every
// browser knows its dictionary. The catalogues stay as their translators wrote them; the bundle
// gets a zero-width space between words, in fixed texts only.
import type { Plugin } from 'vite';

const SPACE = '\u200b';
/** Forbids a break, and is not seen. */
const JOINER = '\u2060';

/**
 * Words that the dictionary does not know or takes apart: those of the field, loanwords and
 * compounds. No line breaks within them, and what stands beside them is read without them.
 */
const WHOLE = `
  แบ็กแกมมอน แน็กแกมมอน ไฮเปอร์แกมมอน แกมมอน เดิมพัน หมาก โฮมบอร์ด พิพเคาท์ พิพ แมตช์ มันนี่เกม
  บีเวอร์ แร็กคูน จาโคบี ครอว์ฟอร์ด คิวบ์ บล็อต บาร์ แต้ม เรตติ้ง เรต ทัวร์นาเมนต์ โรลเอาต์ ทอย
  พาสคีย์ แชต อิสระ คอนทราสต์ วอลนัต เอนจิน คิวอาร์โค้ด แพ็กเกจ โทเค็น
  บรอนสไตน์
  เป้าหมาย คัดลอก ตัดสินใจ เบี่ยงเบน คาดหวัง ตัวเลข กติกา ระหว่าง หนึ่ง อย่าง แสดง ตลอด โอกาส วิเคราะห์
  ฐานข้อมูล หลักฐาน โครงข่าย เกือกม้า กระทำ เฉพาะ กลาย ของ เข้า ข้าม ฝ่าย แบบ เห็น
`
  .trim()
  .split(/\s+/u)
  .toSorted((a, b) => b.length - a.length);

const thai = /[\u0e01-\u0e5b]+/gu;
const whole = new RegExp(`(${WHOLE.join('|')})`, 'u');

export function withWordBreaks(text: string): string {
  const words = new Intl.Segmenter('th', { granularity: 'word' });
  const parts = (run: string) => Array.from(words.segment(run), (part) => part.segment);
  return text.replace(thai, (run) =>
    run
      .split(whole)
      .flatMap((part, i) => (i % 2 === 1 ? [parts(part).join(JOINER)] : parts(part)))
      .join(SPACE),
  );
}

export function thaiWordBreaks(): Plugin {
  return {
    name: 'fivepoint-thai-word-breaks',
    enforce: 'post',
    transform(code, id) {
      return /[\\/]th[\\/][^\\/]+\.ftl\?raw$/.test(id)
        ? { code: withWordBreaks(code), map: null }
        : null;
    },
  };
}
