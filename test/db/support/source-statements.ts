import {
  type ConciseBody,
  type Expression,
  type Identifier,
  isArrowFunction,
  isBlock,
  isCallExpression,
  isConditionalExpression,
  isFunctionDeclaration,
  isIdentifier,
  isNoSubstitutionTemplateLiteral,
  isNumericLiteral,
  isPropertyAccessExpression,
  isReturnStatement,
  isStringLiteral,
  isTaggedTemplateExpression,
  isTemplateExpression,
  isVariableDeclaration,
  type Node,
  type SourceFile,
  type TemplateLiteral,
} from 'typescript/unstable/ast';
import { API, type Project, SymbolFlags, type Type, type TypeReference } from 'typescript/unstable/sync';

/** A raw statement of the source. */
export interface SourceStatement {
  /** `src/games/store/games.ts lockGame`. */
  readonly place: string;
  readonly method: '$queryRaw' | '$executeRaw';
  /**
   * The statement as PostgreSQL gets it: several if conditions choose parts; undefined if the source does not contain
   * it whole.
   */
  readonly texts: readonly string[] | undefined;
  /** The declared row; undefined if nothing of it is read. */
  readonly row: readonly Member[] | undefined;
}

/** A property of a row. */
export interface Member {
  readonly name: string;
  /** The type without null, widened if it is a literal. */
  readonly type: string;
  readonly isNullable: boolean;
  readonly isOptional: boolean;
}

/**
 * Returns the raw statements in matching source files, using the compiler that checks the project.
 * @param computed the values of constants that the source computes, by name
 */
export function sourceStatements(files: RegExp, computed: Computed): SourceStatement[] {
  const api = new API();
  try {
    const snapshot = api.updateSnapshot({ openProjects: ['tsconfig.json'] });
    return snapshot.getProjects().flatMap((project) => {
      const root = project.configFileName.replace('tsconfig.json', '');
      const read = project.rootFiles.filter((path) => files.test(path.replace(root, '')));
      return read.flatMap((path) =>
        new FileReader(project, path, path.replace(root, ''), computed).statements(),
      );
    });
  } finally {
    api.close();
  }
}

/** Thrown for parts of a statement that are not in the source. */
class Composed extends Error {}

/** The values of a function's parameters in one call. */
type Arguments = ReadonlyMap<string, { readonly node: Expression | undefined; readonly known: Arguments }>;
const none: Arguments = new Map();

/** Placeholder for a parameter of a statement until all are numbered. */
const parameter = '\0';

/** Strings by the names of the constants that hold them. */
type Computed = Readonly<Record<string, string>>;

class FileReader {
  readonly #computed: Computed;
  readonly #project: Project;
  readonly #file: string;
  readonly #source: SourceFile;

  constructor(project: Project, path: string, file: string, computed: Computed) {
    this.#computed = computed;
    this.#project = project;
    this.#file = file;
    this.#source = project.program.getSourceFile(path)!;
  }

  statements(): SourceStatement[] {
    return /\$(query|execute)Raw\b/.test(this.#source.text) ? this.#within(this.#source, '') : [];
  }

  #within(node: Node, container: string): SourceStatement[] {
    const found: SourceStatement[] = [];
    const method = methodOf(node);
    if (method !== undefined)
      found.push({
        place: `${this.#file} ${container}`,
        method,
        texts: this.#textsOf(node),
        row: method === '$queryRaw' ? this.#rowOf(node) : undefined,
      });
    node.forEachChild((child) => {
      found.push(...this.#within(child, nameOf(child) ?? container));
    });
    return found;
  }

  #textsOf(node: Node): string[] | undefined {
    try {
      const texts = isTaggedTemplateExpression(node)
        ? this.#template(node.template, none)
        : isCallExpression(node)
          ? this.#sql(node.arguments[0], none)
          : [];
      return texts.map(numbered);
    } catch (error) {
      if (error instanceof Composed) return undefined;
      throw error;
    }
  }

  /** Returns the possible values of an expression of the type `Sql`. */
  #sql(node: Expression | undefined, known: Arguments): string[] {
    if (node === undefined) throw new Composed();
    if (isTaggedTemplateExpression(node)) return this.#template(node.template, known);
    if (isConditionalExpression(node))
      return [node.whenTrue, node.whenFalse].flatMap((each) => this.#sql(each, known));
    if (isCallExpression(node)) {
      if (nameOfCallee(node.expression) === 'raw') return [this.#string(node.arguments[0], known)];
      return this.#called(node.expression, node.arguments, known, (body, given) => this.#sql(body, given));
    }
    if (nameOfCallee(node) === 'empty') return [''];
    return this.#referred(node, known, (value, given) => this.#sql(value, given));
  }

  /** Returns the possible values of a SQL template, with its values as parameters. */
  #template(node: TemplateLiteral, known: Arguments): string[] {
    if (!isTemplateExpression(node)) return [node.text];
    return node.templateSpans.reduce(
      (texts, { expression, literal }) => {
        const parts = this.#isSql(expression) ? this.#sql(expression, known) : [parameter];
        return texts.flatMap((text) => parts.map((part) => `${text}${part}${literal.text}`));
      },
      [node.head.text],
    );
  }

  /** Returns the string an expression forms from constants. */
  #string(node: Expression | undefined, known: Arguments): string {
    if (node === undefined) throw new Composed();
    const value = isIdentifier(node) ? this.#computed[node.text] : undefined;
    if (value !== undefined) return value;
    if (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node) || isNumericLiteral(node))
      return node.text;
    if (isTemplateExpression(node))
      return node.templateSpans.reduce(
        (text, { expression, literal }) => text + this.#string(expression, known) + literal.text,
        node.head.text,
      );
    if (isCallExpression(node)) {
      if (nameOfCallee(node.expression) === 'String') return this.#string(node.arguments[0], known);
      return this.#called(node.expression, node.arguments, known, (body, given) => this.#string(body, given));
    }
    return this.#referred(node, known, (value, given) => this.#string(value, given));
  }

  #isSql(node: Expression): boolean {
    const type = this.#project.checker.getTypeAtLocation(node);
    return type !== undefined && this.#project.checker.typeToString(type) === 'Sql';
  }

  /** Evaluates a function for some arguments, if it only returns an expression. */
  #called<Read>(
    callee: Expression,
    given: readonly Expression[],
    known: Arguments,
    read: (body: Expression, known: Arguments) => Read,
  ): Read {
    if (!isIdentifier(callee)) throw new Composed();
    const declared = this.#declarationOf(callee);
    const made = declared !== undefined && isVariableDeclaration(declared) ? declared.initializer : declared;
    if (made === undefined || !(isArrowFunction(made) || isFunctionDeclaration(made))) throw new Composed();
    const named = made.parameters.map(({ name, initializer }, index) => {
      const node = given[index] ?? initializer;
      return [isIdentifier(name) ? name.text : '', { node, known }] as const;
    });
    return read(returnedBy(made.body), new Map(named));
  }

  /** Reads the constant or argument a name refers to. */
  #referred<Read>(
    node: Expression,
    known: Arguments,
    read: (value: Expression, known: Arguments) => Read,
  ): Read {
    if (!isIdentifier(node)) throw new Composed();
    const given = known.get(node.text);
    if (given?.node !== undefined) return read(given.node, given.known);
    const declared = this.#declarationOf(node);
    const isConstant = declared !== undefined && isVariableDeclaration(declared);
    if (!isConstant || declared.initializer === undefined) throw new Composed();
    return read(declared.initializer, none);
  }

  #declarationOf(name: Identifier): Node | undefined {
    const { checker } = this.#project;
    const symbol = checker.getSymbolAtLocation(name);
    if (symbol === undefined) return undefined;
    const origin = symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    return origin.valueDeclaration?.resolve(this.#project);
  }

  /** Returns the properties of a query's declared rows. */
  #rowOf(node: Node): Member[] | undefined {
    const { checker } = this.#project;
    const rows = argumentOf(checker.getTypeAtLocation(node), this.#project);
    if (rows === checker.getUnknownType()) return [];
    const row = argumentOf(rows, this.#project);
    if (row === undefined || row === checker.getUnknownType()) return undefined;
    const properties = checker.getPropertiesOfType(row);
    const types = checker.getTypeOfSymbol(properties);
    return properties.map(({ name, flags }, index) => ({
      name,
      isOptional: (flags & SymbolFlags.Optional) !== 0,
      ...this.#described(types[index]!),
    }));
  }

  #described(type: Type): Pick<Member, 'type' | 'isNullable'> {
    const { checker } = this.#project;
    const isNullable = checker.isTypeAssignableTo(checker.getNullType(), type);
    const actual = checker.getNonNullableType(type) ?? type;
    const general = checker.getBaseTypeOfLiteralType(actual) ?? actual;
    return { isNullable, type: checker.typeToString(general).replace(/^readonly |<.*>$/g, '') };
  }
}

/** Returns the first argument of a generic type: of a promise, or of an array. */
function argumentOf(type: Type | undefined, { checker }: Project): Type | undefined {
  return type && checker.getTypeArguments(type as TypeReference)[0];
}

function methodOf(node: Node): SourceStatement['method'] | undefined {
  const called = isTaggedTemplateExpression(node)
    ? node.tag
    : isCallExpression(node)
      ? node.expression
      : undefined;
  const name = called && nameOfCallee(called);
  return name === '$queryRaw' || name === '$executeRaw' ? name : undefined;
}

function nameOfCallee(node: Expression): string | undefined {
  if (isPropertyAccessExpression(node)) return node.name.text;
  return isIdentifier(node) ? node.text : undefined;
}

/** Returns the name of a function. */
function nameOf(node: Node): string | undefined {
  if (isFunctionDeclaration(node)) return node.name?.text;
  if (!isVariableDeclaration(node) || node.initializer === undefined) return undefined;
  return isArrowFunction(node.initializer) ? node.name.getText() : undefined;
}

function returnedBy(body: ConciseBody | undefined): Expression {
  if (body === undefined) throw new Composed();
  if (!isBlock(body)) return body as Expression;
  const last = body.statements.at(-1);
  if (last === undefined || !isReturnStatement(last) || last.expression === undefined) throw new Composed();
  return last.expression;
}

function numbered(text: string): string {
  let count = 0;
  return text.replaceAll(parameter, () => {
    count += 1;
    return `$${count}`;
  });
}
