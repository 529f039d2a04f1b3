declare module 'json-logic-js' {
  const jsonLogic: { apply(rule: never, data: unknown): unknown };
  export default jsonLogic;
}
