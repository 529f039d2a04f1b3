import { z } from 'zod';
import { dayField, text } from '../field/index.js';

/** An activity of the corporation. */
export const activityAct = z
  .strictObject({
    kind: z.literal('activity'),
    name: text.describe('the activity'),
    needs: z.array(text).readonly().optional().describe('the agencies whose consent it needs'),
    from: dayField.optional().describe('the day it starts'),
  })
  .describe('An activity of the corporation.');
