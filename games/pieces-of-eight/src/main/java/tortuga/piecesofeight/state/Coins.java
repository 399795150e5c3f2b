package tortuga.piecesofeight.state;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.Luck;
import tortuga.piecesofeight.Coin;
import tortuga.piecesofeight.Preset;

/// A heap of coins without order: how many there are of each kind, one byte a kind.
public final class Coins {
  private static final int IN_FIRST = 8;

  private long first;
  private long second;
  public int count;

  public void copyFrom(Coins other) {
    first = other.first;
    second = other.second;
    count = other.count;
  }

  public int of(Coin coin) {
    return of(coin.ordinal());
  }

  public int of(int kind) {
    return kind < IN_FIRST
        ? (int) (first >>> (8 * kind)) & 255
        : (int) (second >>> (8 * (kind - IN_FIRST))) & 255;
  }

  public void add(Coin coin) {
    change(coin.ordinal(), 1);
  }

  public void add(Coin coin, int copies) {
    change(coin.ordinal(), copies);
  }

  public void remove(Coin coin) {
    change(coin.ordinal(), -1);
  }

  private void change(int kind, int by) {
    if (kind < IN_FIRST) first += (long) by << (8 * kind);
    else second += (long) by << (8 * (kind - IN_FIRST));
    count += by;
  }

  public void addAll(Coins others) {
    first += others.first;
    second += others.second;
    count += others.count;
  }

  public void clear() {
    first = 0;
    second = 0;
    count = 0;
  }

  public boolean has(Coin coin) {
    return of(coin) > 0;
  }

  public boolean hasAll(Coins others) {
    for (int kind = 0; kind < Coin.KINDS; kind++) if (of(kind) < others.of(kind)) return false;
    return true;
  }

  /// Whether all the coins of a printed ship are here.
  public boolean hasAll(Preset ship) {
    for (int kind = 0; kind < Coin.KINDS; kind++) {
      if (of(kind) < ship.copiesOf(Coin.of(kind))) return false;
    }
    return true;
  }

  /// Forgets every kind but one.
  public void keepOnly(Coin coin) {
    int copies = of(coin);
    clear();
    add(coin, copies);
  }

  /// Draws one coin, each being equally likely, and takes it out.
  public Coin draw(Luck luck, Chance chance) {
    Coin coin = Lottery.pick(this, luck, chance);
    remove(coin);
    return coin;
  }

  /// Returns the coins in printed order.
  public List<Coin> list() {
    List<Coin> coins = new ArrayList<>();
    for (int kind = 0; kind < Coin.KINDS; kind++) {
      coins.addAll(Collections.nCopies(of(kind), Coin.of(kind)));
    }
    return List.copyOf(coins);
  }

  @Override
  public String toString() {
    return list().toString();
  }
}
